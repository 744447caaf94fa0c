"""Issues an invoice and waits for its end, with nothing but requests.

    npm run example issue.py     (in the clone, beside npm start)
    ETAX_API_KEY=ak_test_... ETAX_TAXPAYER_RUC=1799999990001 python3 issue.py
"""

import os
import random
import sys
import time
import uuid
from email.utils import parsedate_to_datetime

import requests

BASE = os.environ.get("ETAX_BASE_URL", "http://127.0.0.1:8080") + "/v1/developer"
session = requests.Session()
session.headers["X-API-Key"] = os.environ["ETAX_API_KEY"]
session.headers["x-taxpayer-ruc"] = os.environ["ETAX_TAXPAYER_RUC"]


def call(method, path, body=None, attempts=4):
    """Asks again after a failure that may pass. An order's devReference makes that safe."""
    for attempt in range(1, attempts + 1):
        try:
            answer = session.request(method, BASE + path, json=body, timeout=20, allow_redirects=False)
        except (requests.ConnectionError, requests.Timeout):
            if attempt == attempts:
                raise
            time.sleep(random.uniform(0, 0.25 * 2**attempt))
            continue
        if answer.status_code in (429, 502, 503, 504) and attempt < attempts:
            time.sleep(seconds_to_wait(answer.headers.get("Retry-After")) + random.uniform(0, 0.5))
            continue
        if answer.status_code >= 400:
            sys.exit(explained(answer))
        try:
            return answer.json()["data"]
        except (ValueError, KeyError, TypeError):
            sys.exit(f"{answer.status_code}, but not from the service: check what answers at {BASE}")


def seconds_to_wait(retry_after):
    """Of a Retry-After in seconds or as a date; a second where there is none."""
    try:
        return max(0.0, float(retry_after))
    except (TypeError, ValueError):
        pass
    try:
        return max(0.0, parsedate_to_datetime(retry_after).timestamp() - time.time())
    except (TypeError, ValueError):
        return 1.0


def explained(answer):
    """What the service said; a proxy before it may answer a page instead."""
    try:
        error = answer.json()
        details = "".join(f"\n  {one['path']} {one['message']}" for one in error["details"])
        return f"{error['code']} {error['message']}{details}\nrequest {error['requestId']}"
    except (ValueError, KeyError, TypeError):
        return f"{answer.status_code} without a reason: something before the service may have answered; check {BASE}"


receipt = call(
    "POST",
    "/invoices",
    {
        "customer": {
            "identificationType": "NATIONAL_ID",
            "identification": "1710034065",
            "legalName": "María Pérez",
            "email": "maria@example.com",
        },
        "items": [
            {
                "code": "A-1",
                "description": "Café en grano",
                "quantity": 2,
                "unitPrice": 10,
                "taxType": "IVA_RATE",
                "tax": 15,
            }
        ],
        # The number of the order in your shop: sent twice, it is issued once.
        "devReference": f"order-{uuid.uuid4()}",
    },
)

ends = ("COMPLETED", "REJECTED", "RETURNED", "ERROR")
deadline = time.monotonic() + 120
pause = 0.2
while receipt["status"] not in ends and time.monotonic() < deadline:
    time.sleep(pause)
    pause = min(5, pause * 1.5)
    receipt = call("GET", f"/receipts/{receipt['id']}")

print(receipt["status"], receipt["number"], receipt["totals"]["total"])
for message in receipt["messages"]:
    print(message["code"], message["message"])
