import type { DistributionBoard } from './schema.ts';

/** A built-in board. */
export interface BuiltIn {
  slug: string;
  name: string;
  provider: string;
  pricing: DistributionBoard['pricing'];
  capabilities: DistributionBoard['capabilities'];
  /** Whether it needs a URL before it can publish. */
  needsAddress: boolean;
  /** Whether it must be notified when a posting ends; the others read that from the store. */
  notifyOnEnd: boolean;
}

/** The service's own career pages. */
export const CAREER_PAGE = 'career_page';
/** The feed for job aggregators. */
export const XML_FEED = 'xml_feed';
/** The agency's own system behind a URL. */
export const WEBHOOK = 'webhook';
/** A folder from which another program takes files. */
export const FILE_DROP = 'file_drop';

/** All boards in display order. */
export const BOARDS: readonly BuiltIn[] = [
  {
    slug: CAREER_PAGE,
    name: 'Career page',
    provider: 'embedded',
    pricing: 'free',
    capabilities: { edit: true, expire: true, applyBack: true, statusQuery: true },
    needsAddress: false,
    notifyOnEnd: false,
  },
  {
    slug: XML_FEED,
    name: 'XML feed for job aggregators',
    provider: 'embedded',
    pricing: 'free',
    capabilities: { edit: true, expire: true, applyBack: true, statusQuery: true },
    needsAddress: false,
    notifyOnEnd: false,
  },
  {
    slug: FILE_DROP,
    name: 'File drop',
    provider: 'embedded',
    pricing: 'free',
    capabilities: { edit: false, expire: true, applyBack: false, statusQuery: true },
    needsAddress: false,
    notifyOnEnd: true,
  },
  {
    slug: WEBHOOK,
    name: 'Webhook',
    provider: 'embedded',
    pricing: null,
    capabilities: { edit: false, expire: true, applyBack: false, statusQuery: false },
    needsAddress: true,
    notifyOnEnd: true,
  },
];
