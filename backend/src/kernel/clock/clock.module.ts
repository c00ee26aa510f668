import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';

/** Provides the clock: the real one, or one that tests and seeds control. */
@Global()
@Module({})
export class ClockModule {
  static forRoot(clock: Clock): DynamicModule {
    return { module: ClockModule, providers: [{ provide: Clock, useValue: clock }], exports: [Clock] };
  }
}
