/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { ERROR_STATUS } from '#src/lib/errors.ts';
import { ERROR_DESCRIPTIONS } from '../error-descriptions.ts';
import { DocsFrame, Find } from './frame.tsx';
import type { Operation, Reference } from './reference.ts';

/** How many operations a search shows. */
const FOUND = 12;

/** The first page: the first minutes with the interface at the address that is served, its areas, and the error codes. */
export const StartPage: FC<{ reference: Reference; url: string }> = ({ reference: { areas }, url }) => (
  <DocsFrame title="Deskhand API">
    <p>
      Everything is a named action. A batch runs several of them in one request and can show first what they
      would do; each has a REST route too, and is a tool over MCP.
    </p>
    <section class="card" id="batch" aria-labelledby="batch-title">
      <h2 id="batch-title">Begin with a batch</h2>
      <p>
        Put your key in place of <code>KEY</code>; an admin makes one under <a href="/keys">Keys</a>. This
        shows a plan and changes nothing:
      </p>
      <pre tabindex={0}>
        <code>{`curl -s ${url}/api/v1/batch \\
  -H 'Authorization: Bearer KEY' -H 'Content-Type: application/json' \\
  -d '{"dry_run": true, "actions": [{"action": "create_client", "input": {"name": "Ironbark"}}]}'`}</code>
      </pre>
      <p>
        Its <code>plan_id</code> and <code>confirm_text</code>, sent to the same address, carry it out:
      </p>
      <pre tabindex={0}>
        <code>{`curl -s ${url}/api/v1/batch \\
  -H 'Authorization: Bearer KEY' -H 'Content-Type: application/json' \\
  -d '{"plan_id": "…", "confirm_text": "…"}'`}</code>
      </pre>
      <p>
        <code>POST /batch/BATCH_ID/undo</code> takes back what can be taken back.{' '}
        <a href="/docs/batch">All about batches</a>
      </p>
    </section>
    <section class="card" id="assistants" aria-labelledby="assistants-title">
      <h2 id="assistants-title">Connect an assistant</h2>
      <p>
        An assistant connects over MCP at <code>{url}/api/mcp</code>, with a key or by signing in.{' '}
        <a href="/llms.txt">llms.txt</a> and <a href="/api/v1/openapi.json">OpenAPI</a> are for programs and
        assistants.
      </p>
    </section>
    <Find />
    <section id="areas" aria-labelledby="areas-title">
      <h2 id="areas-title">Areas</h2>
      {areas.map(({ name, title, text, operations }) => (
        <details class="card">
          <summary>
            <strong>{title}</strong> <span class="soft">{text}</span>
          </summary>
          <p>
            <a href={`/docs/${name}`}>
              All of it<span class="visually-hidden"> about {title}</span>, with examples
            </a>
          </p>
          <Operations operations={operations} />
        </details>
      ))}
    </section>
    <section class="errors" id="errors" aria-labelledby="errors-title">
      <h2 id="errors-title">Error codes</h2>
      <dl>
        {(Object.entries(ERROR_STATUS) as [keyof typeof ERROR_STATUS, number][]).map(([code, status]) => (
          <>
            <dt id={`error-${code}`}>
              <code>{code}</code> {status}
            </dt>
            <dd>{ERROR_DESCRIPTIONS[code]}</dd>
          </>
        ))}
      </dl>
    </section>
  </DocsFrame>
);

/** What was found for some words. */
export const FoundPage: FC<{ reference: Reference; words: string }> = ({ reference, words }) => {
  const found = reference.find(words).slice(0, FOUND);
  return (
    <DocsFrame title="Find">
      <Find words={words} />
      {found.length === 0 ? (
        <p role="status">
          Nothing was found for these words. Try what you want to do, as “log a placement”, or look through
          the <a href="/docs#areas">areas</a>.
        </p>
      ) : (
        <>
          <p role="status">
            {found.length === 1 ? 'One operation' : `${found.length} operations`}, the best match first.
          </p>
          <Operations operations={found} />
        </>
      )}
    </DocsFrame>
  );
};

const Operations: FC<{ operations: readonly Operation[] }> = ({ operations }) => (
  <ul class="list">
    {operations.map(({ name, area, method, path, summary }) => (
      <li>
        <a href={`/docs/${area}#${name}`}>{summary}</a>{' '}
        <span class="route soft">
          {method} {path}
        </span>
      </li>
    ))}
  </ul>
);
