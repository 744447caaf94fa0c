#!/bin/sh
# Replaces the containers of a running system by those of this version, one after the other. Callers wait up to ten
# seconds for a service that is being replaced, and the proxy has a second gateway; a few requests still get 502 or 503.
#   sh deploy/docker/upgrade.sh
set -eu
cd "$(dirname "$0")/../.."

docker compose --profile production build
docker compose --profile production run --rm --no-deps secrets
docker compose --profile production run --rm --no-deps tls
for service in mongo rabbitmq $(docker compose config --services | grep -v -e '^mongo$' -e '^rabbitmq$' -e '^api-gateway$' -e '^secrets$' -e '^tls$' -e '^mailpit$') api-gateway api-gateway-2 proxy backup; do
  echo "upgrading $service"
  docker compose --profile production up --detach --no-deps --wait --wait-timeout 300 "$service"
done
