import { Hono } from 'hono';
import type { Service } from '#src/service.ts';

/** The MCP endpoint, loaded with its first request: its SDK is a sixth of the memory of a service at rest. */
export function mountMcp(app: Hono, service: Service): void {
  let loading: Promise<Hono> | undefined;
  const load = async (): Promise<Hono> => {
    const { mountMcp: mount } = await import('#tools/http.ts');
    const face = new Hono();
    mount(face, service);
    return face;
  };
  app.on(['GET', 'POST', 'DELETE'], '/api/mcp', async (c) => {
    loading ??= load();
    return (await loading).fetch(c.req.raw, c.env);
  });
}
