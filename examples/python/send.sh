(set -a; . ./.env; python3 send.py)
