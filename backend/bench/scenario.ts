import type { INestApplicationContext } from '@nestjs/common';

/** One call of a scenario. */
export interface BenchRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Prepared statements of the plain driver, the same on both engines. */
export interface RawDriver {
  engine: 'sqlite' | 'mysql';
  all<T>(sql: string, values: readonly unknown[]): Promise<T[]> | T[];
}

/** Answers one path the shortest way: driver, JSON, nothing else. */
export type RawHandler = (url: URL) => Promise<string> | string;

/** Something worth measuring, beside the least that could answer it. */
export interface Scenario {
  name: string;
  /** Calls that are made in turn; made once, by the process that has filled the database. */
  requests(shop: INestApplicationContext): Promise<BenchRequest[]>;
  /** The baseline over the same rows; left out where nothing sensible compares. */
  raw?: (driver: RawDriver) => Promise<{ requests: BenchRequest[]; handle: RawHandler }>;
  /** False where whole answers are never kept, so that one measurement says all. */
  isKept: boolean;
}

/** One call of a journey, made of what the calls before it answered. */
export interface Step<T> {
  name: string;
  request(state: T): BenchRequest;
  /** Takes over what later calls need; throws when the answer is not what it should be. */
  read?(state: T, data: unknown): void;
}

/** Something a person does in one or more calls, over and over, each time as somebody new. */
export interface Journey<T> {
  name: string;
  begin(): T;
  steps: readonly Step<T>[];
  /** How often it can be done at the most; left out where there is no end. */
  most?: number;
}
