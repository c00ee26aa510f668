import {
  MARKETPLACE,
  LIMITED,
  LIMITS,
  type Access,
  type DeclaredRoute,
  type Limit,
  type LimitName,
} from '../../kernel/access';
import type { Audience } from '@stoa/contracts';

/** What a route's declaration says about who may call it and how often. */
export interface RouteRules {
  access: string;
  limits: string;
}

/** The rules of all routes, by method and address as in the document. */
export function routeRules(routes: readonly DeclaredRoute[]): Map<string, RouteRules> {
  return new Map(
    routes.map((route) => [
      `${route.method.toLowerCase()} ${route.path.replace(/:(\w+)/g, '{$1}')}`,
      { access: accessOf(route), limits: limitsOf(route) },
    ]),
  );
}

const MEMBERS: Readonly<Record<Audience, string>> = {
  admin: 'operators',
  vendor: 'vendors’ users',
  customer: 'customers',
  rider: 'riders',
};

function accessOf(route: DeclaredRoute): string {
  const { access } = route;
  if (!access) return '';
  const stated = statedAt<boolean>(route, MARKETPLACE);
  const isMarketplace = stated ?? (!access.public && access.audience === 'vendor');
  return `**Access**: ${whoOf(access)}.${isMarketplace ? ' Only while several vendors sell here, else 403 `multi_vendor_off`.' : ''}`;
}

function whoOf(access: Access): string {
  if (access.public)
    return access.anonymous ? 'everyone; tokens are ignored' : 'everyone; a customer’s token is honoured';
  const members = MEMBERS[access.audience];
  return access.permission
    ? `${members} with the permission \`${access.permission}\``
    : `signed-in ${members}`;
}

function limitsOf(route: DeclaredRoute): string {
  const names = statedAt<LimitName[]>(route, LIMITED) ?? [];
  return names.length ? `**Rate limit**: ${names.map((name) => limitText(LIMITS[name])).join('; ')}.` : '';
}

/** What is declared at the method, else at its controller. */
function statedAt<T>({ places }: DeclaredRoute, key: symbol): T | undefined {
  return places
    .map((place) => Reflect.getMetadata(key, place) as T | undefined)
    .find((one) => one !== undefined);
}

const COUNTED = {
  pair: 'IP address and account',
  account: 'account',
  address: 'IP address',
} as const;

/** As `SIGN_IN_LIMIT` has it by default. */
function limitText(limit: Limit): string {
  const quotas = (['pair', 'account', 'address'] as const).flatMap((kind) => {
    const quota = limit[kind];
    return quota ? [`${quota.max} requests in ${quota.seconds / 60} min per ${COUNTED[kind]}`] : [];
  });
  return quotas.join(', ') + (limit.only ? ` (requests with \`${limit.only}\`)` : '');
}
