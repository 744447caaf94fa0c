import { defineErrors, error } from '@etax/kernel'

export const webhookErrors = defineErrors({
  endpointUnknown: error({
    code: 'WHK_00002',
    kind: 'not-found',
    public: true,
    en: {
      message: 'This endpoint does not exist: GET /account/webhooks lists the endpoints.',
      cause: 'The endpoint was deleted, or belongs to another workspace or to the other mode.',
      remedy: 'List the endpoints, and use an id from there.',
    },
    es: {
      message: 'Ese webhook no existe: GET /account/webhooks muestra los que hay.',
      cause:
        'Ningún webhook de este espacio de trabajo y ambiente tiene este id: fue eliminado, o es del otro ambiente.',
      remedy: 'Consulte la lista de webhooks y use un id de ella.',
    },
  }),
  deliveryUnknown: error({
    code: 'WHK_00003',
    kind: 'not-found',
    public: true,
    en: {
      message:
        'This delivery does not exist: GET /account/webhooks/{id}/deliveries lists the deliveries of the last 30 days.',
      cause: 'The history of this endpoint has no delivery with this id. Deliveries are kept for 30 days.',
      remedy: 'List the deliveries of the endpoint, and use an id from there.',
    },
    es: {
      message: 'Esa entrega no existe: GET /account/webhooks/{id}/deliveries muestra las de los últimos 30 días.',
      cause: 'El historial de este webhook no tiene una entrega con este id; se guarda 30 días.',
      remedy: 'Consulte las entregas del webhook y use un id de ellas.',
    },
  }),
  endpointInactive: error({
    code: 'WHK_00004',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The endpoint is deactivated.',
      cause: 'Ten deliveries in a row failed, or the endpoint answered 410: nothing is sent to it.',
      remedy: 'Repair the server, reactivate the endpoint, and then resend what it missed.',
    },
    es: {
      message: 'El webhook está desactivado.',
      cause: 'Diez entregas seguidas fallaron, o su servidor respondió 410: no se le envía nada.',
      remedy: 'Repare su servidor, reactive el webhook y después reenvíe lo que faltó.',
    },
  }),
  tooManyEndpoints: error({
    code: 'WHK_00005',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The workspace has reached its limit of endpoints.',
      cause: 'A workspace has at most 20 endpoints in each mode.',
      remedy: 'Delete an unused endpoint.',
    },
    es: {
      message: 'El espacio de trabajo llegó a su límite de webhooks.',
      cause: 'Un espacio de trabajo tiene a lo sumo 20 webhooks en cada ambiente.',
      remedy: 'Elimine uno que ya no use.',
    },
  }),
  secretKeyInvalid: error({
    code: 'WHK_00006',
    kind: 'invalid',
    public: false,
    en: {
      message: 'The key for the secrets of endpoints is missing or malformed.',
      cause: 'WEBHOOK_SECRET_KEY and WEBHOOK_SECRET_KEY_FILE are both empty, or the key is not 32 bytes in base64.',
      remedy: 'Set one of them; openssl rand -base64 32 makes a key.',
    },
    es: {
      message: 'La clave de los secretos de los webhooks falta o está mal formada.',
      cause: 'WEBHOOK_SECRET_KEY y WEBHOOK_SECRET_KEY_FILE están vacías, o la clave no son 32 bytes en base64.',
      remedy: 'Defina una de las dos; openssl rand -base64 32 genera una clave.',
    },
  }),
  secretUnreadable: error<{ endpointId: string }>({
    code: 'WHK_00007',
    kind: 'internal',
    public: false,
    en: {
      message: 'The secret of an endpoint does not open.',
      say: ({ endpointId }) => `The secret of an endpoint does not open: endpoint ${endpointId}`,
      cause: 'It was sealed with another key, or moved from another endpoint.',
      remedy: 'Set the key that sealed it, or rotate the secret of the endpoint.',
    },
    es: {
      message: 'El secreto de un webhook no se puede abrir.',
      say: ({ endpointId }) => `El secreto del webhook ${endpointId} no se puede abrir.`,
      cause: 'Fue cifrado con otra clave que la definida ahora, o se movió desde otro webhook.',
      remedy: 'Defina la clave que se usaba cuando se creó el webhook, o cambie su secreto.',
    },
  }),
  madeBeforeProof: error({
    code: 'WHK_00008',
    kind: 'unauthenticated',
    public: true,
    en: {
      message:
        'This session has ended, because the address of the account is being verified or was just verified. Sign in again.',
      cause:
        'A session from before the first verification of the address added the endpoint. That verification ends such sessions and deletes their keys and webhooks.',
      remedy: 'Follow the mailed link, sign in with the password chosen there, and add the endpoint again.',
    },
    es: {
      message:
        'Esta sesión terminó, porque el correo de la cuenta se está verificando o se acaba de verificar. Ingrese otra vez.',
      cause:
        'Una sesión anterior a la primera verificación del correo agregó el webhook. Esa verificación termina tales sesiones y elimina sus claves y webhooks.',
      remedy:
        'Siga el enlace recibido por correo, ingrese con la contraseña elegida allí y agregue el webhook otra vez.',
    },
  }),
  eventUnknown: error({
    code: 'WHK_00009',
    kind: 'not-found',
    public: true,
    en: {
      message: 'This event does not exist: its id is the header webhook-id of a delivery.',
      cause:
        'No event with this id is stored in this workspace and mode. Events are kept for 30 days, and only those that an endpoint or a listener had selected.',
      remedy: 'Copy the id from the header webhook-id, or from the id in the body of the webhook.',
    },
    es: {
      message: 'Ese evento no existe: su id es el encabezado webhook-id de una entrega.',
      cause:
        'Ningún evento con este id se guarda en este espacio de trabajo y ambiente. Se guardan 30 días, y solo los que algún webhook o programa que escucha había elegido.',
      remedy: 'Copie el id del encabezado webhook-id, o el id del cuerpo del webhook.',
    },
  }),
  tooManyListeners: error({
    code: 'WHK_00010',
    kind: 'conflict',
    public: true,
    en: {
      message: 'The workspace has reached its limit of programs that listen for webhook events.',
      cause: 'A workspace has at most 20 such streams at all servers. A broken one ends after 30 seconds.',
      remedy: 'Close an unused stream, or try again in half a minute.',
    },
    es: {
      message: 'El espacio de trabajo llegó a su límite de programas que escuchan eventos de webhooks.',
      cause:
        'Un espacio de trabajo tiene a lo sumo 20 de esos flujos en todos los servidores. Uno interrumpido termina a los 30 segundos.',
      remedy: 'Cierre un flujo que no use, o vuelva a intentarlo en medio minuto.',
    },
  }),
})
