import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { DashboardData, OnboardingStep, SetupStep } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Allow, From, Me } from '../../../kernel/access';
import { PeriodQuery } from './period.query';
import { MarkSetupStep } from './mark-setup-step';
import { MarkSetupStepInput } from './mark-setup-step.input';
import { ListSetupSteps } from './list-setup-steps';
import { Onboarding } from './onboarding';
import { ShowDashboard } from './show-dashboard';

/** Dashboards of the consoles (specification §7.4). */
@ApiTags('dashboards')
@Controller('backend/api')
export class DashboardsController {
  constructor(
    private readonly show: ShowDashboard,
    private readonly onboarding: Onboarding,
    private readonly setup: ListSetupSteps,
    private readonly marking: MarkSetupStep,
  ) {}

  @Allow('admin', 'dashboard.read')
  @Get('admin/getDashboardData')
  getDashboardData(
    @Query() query: PeriodQuery,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<DashboardData> {
    return this.show.forAdmin(query, actor, caller);
  }

  @Allow('vendor', 'dashboard.read')
  @Get('vendor/getSellerDashboardData')
  getSellerDashboardData(
    @Query() query: PeriodQuery,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<DashboardData> {
    return this.show.forVendor(query, actor, caller);
  }

  /** Not in the specification: the onboarding steps on the vendor's dashboard. */
  @Allow('vendor', 'dashboard.read')
  @Get('vendor/getOnboarding')
  getOnboarding(@Me() actor: Actor): Promise<OnboardingStep[]> {
    return this.onboarding.list(actor);
  }

  /** Not in the specification: what a new shop still needs, on the operators' dashboard. */
  @Allow('admin', 'dashboard.read')
  @Get('admin/getSetupSteps')
  getSetupSteps(@Me() actor: Actor): Promise<SetupStep[]> {
    return this.setup.execute(actor);
  }

  /** Not in the specification: an operator is content with the defaults of a step, or no longer. */
  @Allow('admin', 'dashboard.read')
  @Put('admin/markSetupStep')
  markSetupStep(@Body() input: MarkSetupStepInput, @Me() actor: Actor): Promise<SetupStep[]> {
    return this.marking.execute(input, actor);
  }
}
