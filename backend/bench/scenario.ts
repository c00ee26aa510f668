import type { INestApplicationContext } from '@nestjs/common';

/** One request of a scenario. */
export interface BenchRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** The plain driver with prepared statements, the same interface for both engines. */
export interface RawDriver {
  engine: 'sqlite' | 'mysql';
  all<T>(sql: string, values: readonly unknown[]): Promise<T[]> | T[];
}

/** Handles one path with the minimum of work: query and JSON. */
export type RawHandler = (url: URL) => Promise<string> | string;

/** A read that is measured against a minimal baseline. */
export interface Scenario {
  name: string;
  /** Requests sent in rotation; created once, by the process that filled the database. */
  requests(shop: INestApplicationContext): Promise<BenchRequest[]>;
  /** The baseline on the same rows; omitted where no comparison makes sense. */
  raw?: (driver: RawDriver) => Promise<{ requests: BenchRequest[]; handle: RawHandler }>;
  /** Whether whole responses are cached, so that both modes must be measured. */
  isKept: boolean;
}

/** One request of a journey, built from earlier responses. */
export interface Step<T> {
  name: string;
  request(state: T): BenchRequest;
  /** Stores what later requests need; throws at an unexpected response. */
  read?(state: T, data: unknown): void;
}

/** A sequence of requests that is repeated, each time as a new user. */
export interface Journey<T> {
  name: string;
  begin(): T;
  steps: readonly Step<T>[];
  /** Maximum number of repetitions; omitted if unlimited. */
  max?: number;
}
