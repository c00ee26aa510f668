import { createContext, useContext, type ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import type { ResourceSchema } from '@stoa/contracts';
import type { ConsoleApi } from '../api/api';
import type { Schemas } from './schemas';

interface ConsoleContextValue {
  api: ConsoleApi;
  schemas: Schemas;
}

const ConsoleContext = createContext<ConsoleContextValue | null>(null);

/** Provides the console's API client and resource schemas to every screen. */
export function ConsoleProvider({ value, children }: { value: ConsoleContextValue; children: ReactNode }) {
  return <ConsoleContext.Provider value={value}>{children}</ConsoleContext.Provider>;
}

function useConsole(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error('Console hooks work inside ConsoleApp only');
  return value;
}

/** The API client with this console's session. */
export function useApi(): ConsoleApi {
  return useConsole().api;
}

/** All resource schemas of this console. */
export function useSchemas(): Schemas {
  return useConsole().schemas;
}

/** The resource of the current screen, if it belongs to one. */
export function useCurrentSchema(): ResourceSchema | undefined {
  const page = useResourceContext();
  return useConsole().schemas.page(page ?? '');
}

/** The resource of the current screen; throws without one. */
export function useSchema(): ResourceSchema {
  const page = useResourceContext();
  return useConsole().schemas.need(page ?? '');
}
