import { Hono } from 'hono';
import { createHttpApp } from '#src/http/app.ts';
import type { Service } from './service.ts';

/** Everything that is served over HTTP: the REST interface, the pages and MCP. */
export function createApp(service: Service): Hono {
  const app = createHttpApp(service);
  mountMcp(app, service);
  return app;
}

/** The MCP endpoint, loaded with its first request: its SDK is a sixth of the memory of a service at rest. */
function mountMcp(app: Hono, service: Service): void {
  let loading: Promise<Hono> | undefined;
  const load = async (): Promise<Hono> => {
    const { mountMcp: mount } = await import('#tools/http.ts');
    const app = new Hono();
    mount(app, service);
    return app;
  };
  app.on(['GET', 'POST', 'DELETE'], '/api/mcp', async (c) => {
    loading ??= load();
    return (await loading).fetch(c.req.raw, c.env);
  });
}
