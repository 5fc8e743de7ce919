import * as z from 'zod';
import { type Page, singlePage } from '#src/lib/page.ts';
import { eventData } from '../event-schemas.ts';
import { EVENTS } from '../events.ts';
import { EVENT_NAMES, type WebhookEvent } from './schema.ts';

/** Every event that can be subscribed to, with the JSON Schema of its data. */
export function eventCatalogue(): Page<WebhookEvent> {
  return singlePage(
    EVENT_NAMES.map((name) => ({
      name,
      description: `Fires when ${EVENTS[name]}.`,
      schema: { ...z.toJSONSchema(eventData(name), { io: 'output', unrepresentable: 'any' }) },
    })),
  );
}
