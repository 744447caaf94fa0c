#!/bin/sh
# Replaces the containers of a running system by those of this version, one after the other, so that no request is
# refused: callers wait for a service that is being replaced, and the proxy has a second gateway.
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
