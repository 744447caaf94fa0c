// Original file: protos/issuance/v1/issuance.proto


/**
 * The request of PurgeSandbox.
 */
export interface PurgeSandboxRequest {
}

/**
 * The request of PurgeSandbox.
 */
export interface PurgeSandboxRequest__Output {
}
