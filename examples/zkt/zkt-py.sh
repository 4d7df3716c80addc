python3 zkt.py
