import type { Endpoint, ReplyOf } from '#kit/contract/endpoint';
import { answerOf, type Bearer, type Query, send } from '#kit/web/call';
import { apiHost } from '#house/brand/api-hosts';
import { type Brand, brands } from '#house/brand/brand.contract';
import { forgetOther, keepOther } from '#house/session/other-token';

/** The brand beside this one. */
export function otherThan(brand: Brand): Brand {
  return brands.find((one) => one !== brand) ?? brand;
}

/** Whether the deployment serves a brand from another host. */
export function isElsewhere(brand: Brand): boolean {
  return apiHost(brand) !== `/api/${brand}`;
}

interface Asked {
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Makes a call to another brand's host with the login there; without a token while logging in. */
export async function callOther<E extends Endpoint>(
  to: E,
  brand: Brand,
  token: string | undefined,
  asked: Asked,
): Promise<ReplyOf<E>> {
  const { method, path } = to;
  const bearer: Bearer = { token, onToken: keepOther, onUnauthorized: forgetOther };
  return answerOf<ReplyOf<E>>(await send({ method, path, host: apiHost(brand, path), bearer, ...asked }));
}
