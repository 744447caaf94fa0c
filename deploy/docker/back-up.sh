#!/bin/sh
# Saves the whole database once at the start and then each night at 03:00 (UTC), consistent at the end of the copy.
set -eu
# The copies have the taxpayers' data.
umask 077
rm -f /backups/*.part

uri="mongodb://admin:$(cat /secrets/admin-password)@mongo:27017/?authSource=admin&replicaSet=rs0"

while true; do
  file="/backups/etax-$(date -u +%Y-%m-%dT%H%M%SZ).archive.gz"
  if mongodump --quiet --uri="$uri" --oplog --gzip --archive="$file.part"; then
    mv "$file.part" "$file"
    echo "saved $file"
    find /backups -name 'etax-*.archive.gz' -mtime "+$BACKUP_DAYS" -delete
  else
    rm -f "$file.part"
    echo "not saved: the next attempt is in five minutes" >&2
    sleep 300
    continue
  fi
  now=$(date -u +%s)
  sleep $((86400 - (now - 10800) % 86400))
done
