import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type {
  CreateShipment,
  InitialShipmentState,
  ShipmentTracking,
  ShippedLine,
  UpdateShipmentStatus,
} from '@stoa/contracts';
import { INITIAL_SHIPMENT_STATES } from '@stoa/contracts';
import { IsIn, IsInt, IsOptional, IsUrl, Max, MaxLength, Min } from 'class-validator';
import { AreInputs, IsId, IsOptionalText, IsRequestKey, IsUndefinable } from '../../../kernel/http';

const MAX_LINES = 200;

/** Units of one order line. */
export class ShippedLineInput implements ShippedLine {
  @IsId()
  order_line_id!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  quantity!: number;
}

/** Body of `updateShipment`. */
export class UpdateShipmentInput implements ShipmentTracking {
  @ApiPropertyOptional({ type: 'string', nullable: true })
  @IsOptionalText(80)
  carrier?: string | null;

  @IsOptionalText(80)
  tracking_number?: string | null;

  /** The carrier's page about this shipment. */
  @ApiPropertyOptional({ type: 'string', nullable: true })
  @IsOptional()
  @MaxLength(500)
  @IsUrl(
    { protocols: ['https'], require_protocol: true, require_tld: true },
    { message: 'must be a link that starts with https://' },
  )
  tracking_url?: string | null;
}

/** Body of `createShipment`. */
export class CreateShipmentInput extends UpdateShipmentInput implements CreateShipment {
  @IsId()
  order_id!: number;

  /** Everything that is in no shipment yet where omitted. */
  @ApiPropertyOptional({ type: [ShippedLineInput] })
  @IsUndefinable()
  @AreInputs(() => ShippedLineInput, MAX_LINES)
  lines?: ShippedLineInput[];

  @ApiPropertyOptional({ enum: [...INITIAL_SHIPMENT_STATES] })
  @IsOptional()
  @IsIn([...INITIAL_SHIPMENT_STATES])
  state?: InitialShipmentState;

  /** A message to the buyer. */
  @IsOptionalText(1000)
  note?: string | null;

  @IsRequestKey()
  request_key?: string;
}

/** Body of `updateShipmentStatus`. */
export class UpdateShipmentStatusInput implements UpdateShipmentStatus {
  /** A message to the buyer. */
  @IsOptionalText(1000)
  note?: string | null;
}

/** The tracking that a request names, blank texts as null. */
export function filledTracking(tracking: ShipmentTracking): Partial<Required<ShipmentTracking>> {
  const { carrier, tracking_number, tracking_url } = tracking;
  const named = Object.entries({ carrier, tracking_number, tracking_url }).filter(
    ([, text]) => text !== undefined,
  );
  return Object.fromEntries(named.map(([name, text]) => [name, text?.trim() || null]));
}
