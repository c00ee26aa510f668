import { ApiProperty } from '@nestjs/swagger';
import { MARKABLE_STEPS, type MarkableStep, type MarkSetupStep } from '@stoa/contracts';
import { IsBoolean, IsIn } from 'class-validator';

/** Body of `markSetupStep`. */
export class MarkSetupStepInput implements MarkSetupStep {
  @ApiProperty({ enum: MARKABLE_STEPS })
  @IsIn(MARKABLE_STEPS)
  step!: MarkableStep;

  @ApiProperty()
  @IsBoolean()
  done!: boolean;
}
