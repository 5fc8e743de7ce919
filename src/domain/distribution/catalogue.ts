import type { DistributionBoard } from './schema.ts';

/** A board that the service comes with. */
export interface BuiltIn {
  slug: string;
  name: string;
  provider: string;
  pricing: DistributionBoard['pricing'];
  capabilities: DistributionBoard['capabilities'];
  /** Whether it publishes only once its address is set. */
  needsAddress: boolean;
  /** Whether it must be told when a posting ends; the others read that from the store. */
  toldOfEnd: boolean;
}

/** The career pages of the service itself. */
export const CAREER_PAGE = 'career_page';
/** The feed that aggregators read. */
export const XML_FEED = 'xml_feed';
/** The board that a company's own system is behind. */
export const WEBHOOK = 'webhook';
/** A folder that another program takes files from. */
export const FILE_DROP = 'file_drop';

/** The boards there are, in the order they are shown. */
export const BOARDS: readonly BuiltIn[] = [
  {
    slug: CAREER_PAGE,
    name: 'Career page',
    provider: 'embedded',
    pricing: 'free',
    capabilities: { edit: true, expire: true, applyBack: true, statusQuery: true },
    needsAddress: false,
    toldOfEnd: false,
  },
  {
    slug: XML_FEED,
    name: 'XML feed for job aggregators',
    provider: 'embedded',
    pricing: 'free',
    capabilities: { edit: true, expire: true, applyBack: true, statusQuery: true },
    needsAddress: false,
    toldOfEnd: false,
  },
  {
    slug: FILE_DROP,
    name: 'File drop',
    provider: 'embedded',
    pricing: 'free',
    capabilities: { edit: false, expire: true, applyBack: false, statusQuery: true },
    needsAddress: false,
    toldOfEnd: true,
  },
  {
    slug: WEBHOOK,
    name: 'Webhook',
    provider: 'embedded',
    pricing: null,
    capabilities: { edit: false, expire: true, applyBack: false, statusQuery: false },
    needsAddress: true,
    toldOfEnd: true,
  },
];
