import { IsNull } from 'typeorm';
import { addresses, Customer, CustomerIdentity, customers } from '../../../../src/modules/customers';
import { City, Country, State } from '../../../../src/modules/localisation';
import type { Seeder } from '../../seeder';
import { demoCustomers } from '../people';
import type { DemoAddress, DemoCustomer } from '../types';
import { DEMO_PASSWORD } from './accounts';

interface Places {
  countries: Country[];
  states: State[];
  cities: City[];
}

/** Customers who joined over time, each with the addresses they send things to. */
export async function seedPeople(seeder: Seeder): Promise<void> {
  const { em } = seeder.database;
  const places = {
    countries: await em.find(Country),
    states: await em.find(State),
    cities: await em.find(City),
  };
  for (const customer of demoCustomers) await seedCustomer(seeder, customer, places);
}

async function seedCustomer(seeder: Seeder, customer: DemoCustomer, places: Places): Promise<void> {
  const { email, first_name, last_name, locale, joined_days_ago } = customer;
  seeder.daysAgo(joined_days_ago);
  const canSignIn = email.endsWith('@stoa.test');
  const phone = customer.addresses[0]?.phone ?? null;
  const customer_id = await seeder.create(customers, email, {
    email,
    first_name,
    last_name,
    locale,
    phone,
    ...(canSignIn && { password: DEMO_PASSWORD }),
  });
  if (canSignIn) await proveEmail(seeder, customer_id);
  else if (customer_id % 3 === 0) await seedIdentity(seeder, customer_id, email);
  for (const [index, address] of customer.addresses.entries()) {
    const input = { customer_id, first_name, last_name, ...located(address, places) };
    const id = await seeder.create(addresses, `${email}/${index}`, input);
    if (index === 0) await seeder.makeDefault(addresses, id);
  }
}

/** Nobody of the demo shop could follow the link of a letter. */
async function proveEmail({ database, clock }: Seeder, id: number): Promise<void> {
  const proven = { email_verified_at: clock.now() };
  await database.tx((em) => em.update(Customer, { id, email_verified_at: IsNull() }, proven));
}

/** Some of those without a password here came with their Google account. */
async function seedIdentity({ database, clock }: Seeder, customer_id: number, email: string): Promise<void> {
  if (await database.em.exists(CustomerIdentity, { where: { customer_id } })) return;
  const now = clock.now();
  const subject = `1${String(customer_id).padStart(20, '0')}`;
  const stamp = { created_at: now, updated_at: now };
  await database.tx(async (em) => {
    await em.insert(CustomerIdentity, { customer_id, provider: 'google', subject, email, ...stamp });
    await em.update(Customer, { id: customer_id }, { email_verified_at: now });
  });
}

/** An address, by ids of places that the shop knows and by names of others. */
function located({ country: iso2, state: code, city: town, ...rest }: DemoAddress, places: Places): object {
  const country = places.countries.find((one) => one.iso2 === iso2);
  if (!country) throw new Error(`The demo shop knows no country ${iso2}`);
  const states = places.states.filter((one) => one.country_id === country.id);
  const ids = new Set(states.map((state) => state.id));
  const city = places.cities.find((one) => ids.has(one.state_id) && one.name === town);
  const state = states.find((one) => one.id === city?.state_id) ?? states.find((one) => one.code === code);
  return {
    ...rest,
    country_id: country.id,
    state_id: state?.id ?? null,
    city_id: city && state ? city.id : null,
    city_text: city && state ? null : town,
  };
}
