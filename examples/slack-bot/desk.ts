/** One action with its input, as POST /batch takes it. */
export interface Order {
  action: string;
  input: Record<string, unknown>;
}

/** What the service answers about a plan or a batch, as far as the bot reads it. */
export interface Batch {
  batch_id?: string;
  plan_id?: string;
  status: string;
  confirm_text?: string;
  approval?: { url: string };
  items: {
    id: string;
    action: string;
    status: string;
    result?: { id?: string } | null;
    error?: { message: string; fix?: string };
    undo?: { outcome: string };
  }[];
}

/** A refusal of the service, in its own words. */
export class Refused extends Error {}

/** The batch endpoint of a service, for one key. */
export class Desk {
  readonly #url: string;
  readonly #key: string;

  constructor(url: string, key: string) {
    this.#url = url;
    this.#key = key;
  }

  /** Tries an order out; nothing is changed. */
  plan(order: Order, reason: string): Promise<Batch> {
    return this.#post('', { dry_run: true, reason, actions: [order] });
  }

  /** Does what a plan said. Doing it twice answers the first result again. */
  commit(planId: string, confirmText: string): Promise<Batch> {
    return this.#post('', { plan_id: planId, confirm_text: confirmText }, `slack-commit-${planId}`);
  }

  /** Takes a batch back, as far as that can be done. */
  undo(batchId: string): Promise<Batch> {
    return this.#post(`/${batchId}/undo`, {}, `slack-undo-${batchId}`);
  }

  async #reach(url: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(url, request);
    } catch {
      throw new Refused(
        `Nothing answers at ${this.#url}. Start the service with npm start, or set DESKHAND_URL.`,
      );
    }
  }

  async #post(path: string, body: unknown, key?: string): Promise<Batch> {
    const answer = await this.#reach(`${this.#url}/api/v1/batch${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${this.#key}`,
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    });
    const envelope = (await answer.json()) as {
      success: boolean;
      data: Batch;
      error?: { message: string; problems?: { message: string }[] };
    };
    if (envelope.success) return envelope.data;
    // The message tells the first problem itself.
    const details =
      envelope.error?.problems
        ?.slice(1)
        .map(({ message }) => message)
        .join(' ') ?? '';
    throw new Refused(`${envelope.error?.message ?? 'The service refused it.'} ${details}`.trim());
  }
}
