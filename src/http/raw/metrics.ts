import type { Hono } from 'hono';
import type { HttpService } from '../service.ts';

/** GET /metrics for Prometheus, where METRICS is set. It needs no credential, so it is kept from the outside by the proxy. */
export function mountMetrics(app: Hono, { metrics }: HttpService): void {
  if (metrics === null) return;
  app.get('/metrics', async (c) => {
    const { contentType, text } = await metrics.exposed();
    return c.body(text, 200, {
      'Content-Type': contentType,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
