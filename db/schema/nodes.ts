/** The processes that serve a store. */
export interface NodesTable {
  /** The name under which it holds leases: host, kernel and namespace, process id, a random id. */
  id: string;
  role: 'web' | 'worker' | 'all';
  release: string;
  started_at: string;
  seen_at: string;
}
