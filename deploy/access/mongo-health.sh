#!/bin/sh
# The health check of MongoDB's containers: mongo-users.js, which takes a second of a processor, at the start and then
# once a minute; otherwise only whether the server takes connections.
ready=/tmp/etax-mongo-ready
if [ -n "$(find "$ready" -mmin -1 2>/dev/null)" ]; then
  exec bash -c ': < /dev/tcp/127.0.0.1/27017'
fi
rm -f "$ready"
output=$(mongosh --nodb --quiet /access/mongo-users.js) || exit 1
if [ -z "$output" ]; then touch "$ready"; fi
