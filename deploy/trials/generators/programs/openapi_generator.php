<?php
// Issues an invoice, lists the receipts and is refused, with the client of openapi-generator.
require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    $file = 'client/lib/' . str_replace('\\', '/', substr($class, strlen('OpenAPI\\Client\\'))) . '.php';
    if (str_starts_with($class, 'OpenAPI\\Client\\')) {
        require $file;
    }
});

use OpenAPI\Client\Api\IssuingApi;
use OpenAPI\Client\Api\ReceiptsApi;
use OpenAPI\Client\ApiException;
use OpenAPI\Client\Configuration;
use OpenAPI\Client\Model\InvoiceOrder;
use OpenAPI\Client\Model\OrderItem;
use OpenAPI\Client\Model\Party;

$ruc = getenv('ETAX_TAXPAYER_RUC');
$configuration = (new Configuration())->setHost(getenv('ETAX_BASE_URL'))->setApiKey('X-API-Key', getenv('ETAX_API_KEY'));
$receipts = new ReceiptsApi(null, $configuration);

$item = new OrderItem([
    'code' => 'A-1', 'description' => 'Coffee', 'quantity' => '2', 'unit_price' => '4.5', 'tax_type' => 'IVA_RATE',
    'tax' => '15',
]);
$order = new InvoiceOrder(['customer' => new Party(['identification_type' => 'FINAL_CONSUMER']), 'items' => [$item]]);
$issued = (new IssuingApi(null, $configuration))->issueInvoice($ruc, $order);
echo 'issued ', $issued->getData()->getAccessKey(), "\n";

echo 'newest ', $receipts->listReceipts($ruc)->getData()[0]->getAccessKey(), "\n";

try {
    $receipts->getReceipt($ruc, getenv('UNKNOWN_RECEIPT'));
} catch (ApiException $refusal) {
    echo 'refused ', $refusal->getResponseObject()->getCode(), "\n";
}
