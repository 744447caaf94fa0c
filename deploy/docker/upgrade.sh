#!/bin/sh
# Replaces the containers of a running system by those of this version, one service after the other: the new container
# starts beside the old one, which stops when the new one is healthy. A service that does not become healthy keeps its
# old container, and the script ends.
#   sh deploy/docker/upgrade.sh
set -eu
cd "$(dirname "$0")/../.."

compose() {
  docker compose --profile production "$@"
}

start() {
  compose up --detach --no-deps --wait --wait-timeout 300 "$@"
}

replace() {
  service=$1
  # A stopped container would be started again; beside an unhealthy one, the new one would never count as healthy.
  compose rm --force "$service" > /dev/null
  for container in $(compose ps --quiet "$service"); do
    health=$(docker inspect --format '{{.State.Health.Status}}' "$container")
    [ "$health" = healthy ] || docker rm --force "$container" > /dev/null
  done
  old=$(compose ps --quiet "$service")
  # shellcheck disable=SC2086
  set -- $old
  if ! start --no-recreate --scale "$service=$(($# + 1))" "$service"; then
    compose logs --tail 20 "$service"
    for container in $(compose ps --all --quiet "$service"); do
      case " $* " in *" $container "*) ;; *) docker rm --force "$container" ;; esac
    done
    echo "$service of this version did not become healthy; the former one is still running. See its log above." >&2
    exit 1
  fi
  if [ $# -gt 0 ]; then
    docker stop "$@" > /dev/null
    docker rm --force "$@" > /dev/null
  fi
}

compose build
compose run --rm --no-deps secrets
compose run --rm --no-deps tls
for service in mongo rabbitmq; do
  echo "upgrading $service"
  start "$service"
done
# Permissions of this version; the broker reads them only at its start.
compose exec -T rabbitmq rabbitmqctl import_definitions /secrets/definitions.json
for service in $(docker compose config --services | grep -v -x -e mongo -e rabbitmq -e 'api-gateway.*' -e secrets -e tls -e mailpit -e proxy -e backup); do
  echo "upgrading $service"
  replace "$service"
done
# The gateways have their own ports: one serves while the other is replaced.
for service in api-gateway api-gateway-2; do
  echo "upgrading $service"
  start "$service"
done
echo "upgrading proxy"
start proxy
compose exec -T proxy caddy reload --config /etc/caddy/Caddyfile --adapter caddyfile
# A changed script, mounted as a file, is seen by a new container only.
start --force-recreate backup
