import type { AddressInput, OrderAddress } from '@stoa/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { msg, type TranslatableText } from '../../../kernel/translation';
import { AddressRules } from '../../customers';
import { Country, State } from '../../localisation';
import type { RecordReader } from '../reading/record-reader';

/** An address as a file has it. */
export interface AddressDraft {
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  phone: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  country: string | null;
}

/** An address as the address book stores it. */
export interface AddressValues {
  first_name: string;
  last_name: string;
  company: string | null;
  phone: string | null;
  line1: string;
  line2: string | null;
  country_id: number;
  state_id: number | null;
  state_text: string | null;
  city_id: number | null;
  city_text: string | null;
  postcode: string | null;
}

const LIMITS = {
  company: 120,
  phone: 32,
  line1: 200,
  line2: 200,
  city: 100,
  state: 100,
  postcode: 20,
  country: 100,
};
const PHONE = /^\+?[\d\s().-]{4,24}$/;

/** Reads the address whose fields begin with `name`; null where the file has none. */
export function readAddress(reader: RecordReader, name: string): AddressDraft | null {
  if (!reader.cell(`${name}.line1`) && !reader.cell(`${name}.city`)) return null;
  const names = splitName(reader.cell(`${name}.name`));
  const part = (field: keyof typeof LIMITS): string | null => reader.text(`${name}.${field}`, LIMITS[field]);
  return {
    first_name: reader.text(`${name}.first_name`, 100) ?? names.first_name,
    last_name: reader.text(`${name}.last_name`, 100) ?? names.last_name,
    company: part('company'),
    phone: part('phone'),
    line1: part('line1'),
    line2: part('line2'),
    city: part('city'),
    state: part('state'),
    postcode: part('postcode'),
    country: part('country'),
  };
}

/** `Ada van Dyk` → Ada, van Dyk. */
export function splitName(name: string): { first_name: string | null; last_name: string | null } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first_name: first.slice(0, 100) || null, last_name: rest.join(' ').slice(0, 100) || null };
}

/** An address for display, as orders store it. */
export function shownAddress(draft: AddressDraft, name: string): OrderAddress {
  const town = [draft.postcode, draft.city].filter(Boolean).join(' ');
  const lines = [draft.line1, draft.line2, [town, draft.state].filter(Boolean).join(', '), draft.country];
  return {
    name: [draft.first_name, draft.last_name].filter(Boolean).join(' ') || name,
    company: draft.company,
    phone: draft.phone,
    lines: lines.filter((line): line is string => !!line),
  };
}

/** Turns addresses of files into valid ones of the address book. */
@Injectable()
export class AddressDrafts {
  private countries: Country[] = [];
  private states: State[] = [];

  constructor(
    private readonly database: Database,
    private readonly rules: AddressRules,
  ) {}

  /** Reads the places anew; called at the start of a run. */
  async load(): Promise<void> {
    this.countries = await this.database.em.find(Country, { where: { status: 'active' } });
    this.states = await this.database.em.find(State, { where: { status: 'active' } });
  }

  /** The address by the rules of the address book, or why it can't be stored. */
  async resolve(
    draft: AddressDraft,
    owner: { first_name: string; last_name: string },
  ): Promise<AddressValues | { refused: TranslatableText }> {
    const country = this.country(draft.country);
    if (!country)
      return { refused: msg`the country “${draft.country ?? ''}” is not one that this shop delivers to` };
    const state = this.state(draft.state, country.id);
    const phone = draft.phone && PHONE.test(draft.phone) ? draft.phone : null;
    const input: AddressInput = {
      first_name: draft.first_name ?? owner.first_name,
      last_name: draft.last_name ?? owner.last_name,
      company: draft.company ?? undefined,
      phone: phone ?? undefined,
      line1: draft.line1 ?? '',
      line2: draft.line2 ?? undefined,
      country_id: country.id,
      state_id: state?.id,
      state_text: state ? undefined : (draft.state ?? undefined),
      city_text: draft.city ?? undefined,
      postcode: draft.postcode ?? undefined,
    };
    if (!input.line1) return { refused: 'is required' };
    try {
      const {
        country_iso2: _,
        country_name: __,
        state_name: ___,
        city_name: ____,
        ...values
      } = await this.rules.check(input);
      return values as AddressValues;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { refused: Object.values(error.fieldSentences ?? {}).flat()[0] ?? error.text };
    }
  }

  private country(text: string | null): Country | undefined {
    const name = text?.trim().toLowerCase();
    if (!name) return undefined;
    return this.countries.find(
      ({ iso2, iso3, name: own }) =>
        iso2.toLowerCase() === name || iso3.toLowerCase() === name || own.toLowerCase() === name,
    );
  }

  private state(text: string | null, country_id: number): State | undefined {
    const name = text?.trim().toLowerCase();
    if (!name) return undefined;
    return this.states.find(
      (one) =>
        one.country_id === country_id && (one.code.toLowerCase() === name || one.name.toLowerCase() === name),
    );
  }
}
