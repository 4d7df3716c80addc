set -a; . ./.env; set +a
