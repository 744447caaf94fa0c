// Written by npm run codegen from libs/tax-document/catalogs/plastic-bottle-rates.csv.

export const plasticBottleRates = {
  name: "plastic-bottle-rates",
  title: "Botellas plásticas (IRBPNR)",
  english: "tax on plastic bottles",
  usedIn: "items[].plasticBottleTax",
  entries: [
    {"code":"5001","name":"Botellas plásticas no retornables","english":"non-returnable plastic bottles","rate":"0.02","source":"Ficha técnica 2.34, tabla 17 (IRBPNR)","mark":"F"},
  ],
} as const
