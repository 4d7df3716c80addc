set -a; source .env; set +a
python3 send.py
