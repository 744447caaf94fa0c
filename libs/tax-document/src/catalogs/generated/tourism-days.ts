// Written by npm run codegen from libs/tax-document/catalogs/tourism-days.csv.

export const tourismDays = {
  name: "tourism-days",
  title: "Días de la tarifa de turismo",
  english: "days of the tourism rate",
  usedIn: "items[].tax of 8",
  entries: [
    {"code":"8","name":"Año Nuevo 2025","english":"New Year 2025","rate":"8","from":"2025-01-01","to":"2025-01-05","source":"Decreto Ejecutivo 482","mark":"S"},
    {"code":"8","name":"Carnaval 2025","english":"Carnival 2025","rate":"8","from":"2025-03-01","to":"2025-03-04","source":"Decreto Ejecutivo 542","mark":"S"},
    {"code":"8","name":"Semana Santa 2025","english":"Easter 2025","rate":"8","from":"2025-04-18","to":"2025-04-20","source":"Decreto Ejecutivo 594","mark":"S"},
    {"code":"8","name":"Día de Difuntos, Independencia de Cuenca 2025","english":"All Souls, Independence of Cuenca 2025","rate":"8","scope":"provincias Imbabura y Carchi; cantones Cayambe y Pedro Moncayo (Pichincha)","from":"2025-11-01","to":"2025-11-04","source":"Decreto Ejecutivo 196","mark":"S"},
    {"code":"8","name":"Año Nuevo 2026","english":"New Year 2026","rate":"8","from":"2026-01-01","to":"2026-01-04","source":"Decreto Ejecutivo 271","mark":"S"},
    {"code":"8","name":"Carnaval 2026","english":"Carnival 2026","rate":"8","from":"2026-02-14","to":"2026-02-17","source":"Decreto Ejecutivo 304","mark":"S"},
    {"code":"8","name":"Semana Santa 2026","english":"Easter 2026","rate":"8","from":"2026-04-03","to":"2026-04-05","source":"Anunciado, sin decreto a la vista","mark":"S"},
    {"code":"8","name":"Día del Trabajo 2026","english":"Labour Day 2026","rate":"8","from":"2026-04-30","to":"2026-05-03","source":"Decreto Ejecutivo 368","mark":"S"},
    {"code":"8","name":"Batalla de Pichincha 2026","english":"Battle of Pichincha 2026","rate":"8","from":"2026-05-23","to":"2026-05-25","source":"Decreto Ejecutivo 391","mark":"S"},
  ],
} as const
