/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { DocsFrame, Find } from './frame.tsx';
import type { Operation, Reference } from './reference.ts';
import type { Member } from './schema-words.ts';

type AreaOf = Reference['areas'][number];

/** An area of the interface: each of its operations with an example, and the records they speak of. */
export const AreaPage: FC<{ area: AreaOf; records: ReturnType<Reference['records']>; url: string }> = ({
  area,
  records,
  url,
}) => (
  <DocsFrame title={area.title}>
    <p>{area.text}</p>
    <Find />
    <ul class="list">
      {area.operations.map(({ name, summary }) => (
        <li>
          <a href={`#${name}`}>{summary}</a>
        </li>
      ))}
    </ul>
    {area.operations.map((operation) => (
      <OperationPart operation={operation} url={url} />
    ))}
    {records.length === 0 ? null : (
      <section id="records">
        <h2>Records of this page</h2>
        {records.map(({ name, members }) => (
          <section class="card" id={`record-${name}`} aria-labelledby={`title-${name}`}>
            <h3 id={`title-${name}`}>{name}</h3>
            <Members members={members} asked={false} />
          </section>
        ))}
      </section>
    )}
  </DocsFrame>
);

const OperationPart: FC<{ operation: Operation; url: string }> = ({ operation, url }) => {
  const { name, summary, description, method, path, scope, action, open, headers } = operation;
  const { parameters, body, answer } = operation;
  return (
    <section class="card operation" id={name} aria-labelledby={`title-${name}`}>
      <h2 id={`title-${name}`}>{summary}</h2>
      <p>
        <span class="mark plain">{method}</span> <code class="route">/api/v1{path}</code>
      </p>
      <p>{description}</p>
      <p class="soft small">
        {action ? (
          <>
            In a batch and over MCP: <code>{name}</code>.{' '}
          </>
        ) : null}
        {open ? 'Needs no key.' : scope === null ? 'Needs a key, whatever its scopes.' : null}
        {scope === null ? null : (
          <>
            Needs the scope <code>{scope}</code>.
          </>
        )}
        {headers.includes('Idempotency-Key')
          ? ' Takes an Idempotency-Key, with which sending it again does it once.'
          : null}
      </p>
      <pre tabindex={0}>
        <code>{exampleText(operation, url)}</code>
      </pre>
      {parameters.length + body.length === 0 ? null : (
        <details>
          <summary>What it takes</summary>
          <Members members={[...parameters, ...body]} asked />
        </details>
      )}
      {answer.record === null && answer.members.length === 0 ? null : (
        <details>
          <summary>What it answers</summary>
          {answer.record === null ? (
            <Members members={answer.members} asked={false} />
          ) : (
            <p>
              {answer.list ? 'A page of ' : 'One '}
              <a href={`#record-${answer.record}`}>{answer.record}</a>, in <code>data</code>.
            </p>
          )}
        </details>
      )}
    </section>
  );
};

const Members: FC<{ members: readonly Member[]; asked: boolean }> = ({ members, asked }) => (
  <dl class="members">
    {members.map(({ name, required, type, records, text }) => (
      <>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>
          <span class="kind">
            {type}
            {asked && required ? ', required' : ''}
            {records.map((record) => (
              <>
                {' '}
                <a href={`#record-${record}`}>{record}</a>
              </>
            ))}
          </span>
          {text === '' ? null : <div>{text}</div>}
        </dd>
      </>
    ))}
  </dl>
);

function exampleText({ method, headers, example: { path, body } }: Operation, url: string): string {
  const lines = [
    `curl -s${method === 'GET' || (method === 'POST' && body !== null) ? '' : ` -X ${method}`} '${url}/api/v1${path}'`,
    "  -H 'Authorization: Bearer KEY'",
    ...(headers.includes('Idempotency-Key') ? ["  -H 'Idempotency-Key: ONE-FOR-EACH-REQUEST'"] : []),
    ...(body === null
      ? []
      : [
          "  -H 'Content-Type: application/json'",
          `  -d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
        ]),
  ];
  return lines.join(' \\\n');
}
