"""Issues an invoice and waits for its end, with nothing but requests.

    npm run example issue.py     (in the clone, beside npm start)
    ETAX_API_KEY=ak_test_... ETAX_TAXPAYER_RUC=1799999990001 python3 issue.py
"""

import os
import random
import sys
import time
import uuid

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
            time.sleep(float(answer.headers.get("Retry-After", 1)) + random.uniform(0, 0.5))
            continue
        if answer.status_code >= 400:
            error = answer.json()
            details = "".join(f"\n  {one['path']} {one['message']}" for one in error["details"])
            sys.exit(f"{error['code']} {error['message']}{details}\nrequest {error['requestId']}")
        return answer.json()["data"]


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
