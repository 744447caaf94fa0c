import { createContext, useContext } from 'react'
import { type Api, apiFor, type Scope } from './client.ts'

export interface ScopedApi extends Api {
  scope: Scope
  /** First part of every query key: data of one environment or taxpayer never appears in another. */
  key: readonly [environment: string, ruc: string]
}

export function scopedApi(scope: Scope): ScopedApi {
  return { ...apiFor(scope), scope, key: [scope.environment, scope.ruc ?? ''] }
}

export const ApiContext = createContext<ScopedApi>(scopedApi({ environment: 'sandbox' }))

export function useApi(): ScopedApi {
  return useContext(ApiContext)
}
