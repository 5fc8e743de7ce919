import pg from 'pg';

/** As autovacuum would have left it by the time somebody looks: what index-only scans skip is known, and the statistics. */
export async function vacuumed(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
