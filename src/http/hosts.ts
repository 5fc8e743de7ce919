import type { Context } from 'hono';
import { REGIONS } from '#src/config.ts';
import { AppError } from '#src/lib/errors.ts';
import type { HttpService } from './service.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const withoutPort = (host: string): string => host.replace(/:\d*$/, '');

/**
 * A check that refuses calls to hosts of other regions; null where no regional hosts are configured, which saves its
 * cost. Loopback is allowed where the service itself listens on loopback, and the health check and the metrics everywhere.
 */
export function hostGuard(service: HttpService): ((c: Context) => AppError | null) | null {
  const { REGION_HOSTS, REGION, PUBLIC_URL, HOST } = service.config;
  if (REGION_HOSTS === undefined) return null;
  const own = new Set(
    [REGION_HOSTS[REGION], PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).host]
      .filter((host) => host !== undefined)
      .map((host) => host.toLowerCase()),
  );
  const onLoopback = LOOPBACK.test(HOST === '::1' ? '[::1]' : HOST);
  const named = REGIONS.flatMap((region) => {
    const host = REGION_HOSTS[region];
    return host === undefined ? [] : [`${host} (${region.toUpperCase()})`];
  }).join(', ');
  return (c) => {
    const host = (c.req.header('host') ?? new URL(c.req.url).host).toLowerCase();
    if (own.has(host) || own.has(withoutPort(host))) return null;
    if (onLoopback && LOOPBACK.test(withoutPort(host))) return null;
    if (c.req.path === '/health' || c.req.path === '/metrics') return null;
    return new AppError(
      'WRONG_HOST',
      `${host.slice(0, 100)} is not the host of this region. Call the regional host of your agency: ${named}.`,
      { extra: { hosts: REGION_HOSTS } },
    );
  };
}
