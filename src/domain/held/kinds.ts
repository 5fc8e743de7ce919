import { findingsOfHeldAd, releaseAd, reviewHeldAd, withdrawAd } from '../ads/index.ts';
import type { Context, WriteContext } from '../context.ts';
import { findingsOfPosting, releasePosting, reviewPosting, withdrawPosting } from '../distribution/index.ts';
import { releaseHeldMail, reviewHeldMail, withdrawHeldMail } from '../emails/index.ts';
import {
  releaseIntro,
  releaseListing,
  reviewIntro,
  reviewListing,
  withdrawHeldIntro,
  withdrawHeldListing,
} from '../marketplace/index.ts';
import type { Finding, HeldReview } from '../moderation/index.ts';
import { releaseSpec, reviewSpec, withdrawSpec } from '../specs/index.ts';
import { releaseSubmission, reviewSubmission, withdrawSubmission } from '../submissions/index.ts';
import type { HeldKind } from './schema.ts';

interface Decided {
  status: string;
  review: HeldReview | null;
}

interface Kind {
  /** The module whose scopes it takes. */
  module: 'submissions' | 'jobs' | 'marketplace' | 'emails';
  release(ctx: WriteContext, id: string, reason: string): Promise<Decided>;
  withdraw(ctx: WriteContext, id: string, reason: string): Promise<Decided>;
  /** Writes down what was found since. */
  review(ctx: WriteContext, id: string, review: HeldReview): Promise<void>;
  /** What speaks now against one whose words may change while it waits; left out where they do not. */
  findings?(ctx: Context, id: string): Promise<Finding[]>;
}

/** What may be held, and what is done with each kind. */
export const KINDS: Record<HeldKind, Kind> = {
  submission: {
    module: 'submissions',
    release: releaseSubmission,
    withdraw: withdrawSubmission,
    review: reviewSubmission,
  },
  spec: { module: 'submissions', release: releaseSpec, withdraw: withdrawSpec, review: reviewSpec },
  posting: {
    module: 'jobs',
    release: releasePosting,
    withdraw: withdrawPosting,
    review: reviewPosting,
    findings: findingsOfPosting,
  },
  job_ad: {
    module: 'jobs',
    release: releaseAd,
    withdraw: withdrawAd,
    review: reviewHeldAd,
    findings: findingsOfHeldAd,
  },
  marketplace_listing: {
    module: 'marketplace',
    release: releaseListing,
    withdraw: withdrawHeldListing,
    review: reviewListing,
  },
  scheduled_email: {
    module: 'emails',
    release: releaseHeldMail,
    withdraw: withdrawHeldMail,
    review: reviewHeldMail,
  },
  marketplace_intro: {
    module: 'marketplace',
    release: releaseIntro,
    withdraw: withdrawHeldIntro,
    review: reviewIntro,
  },
};
export const NAMES = Object.keys(KINDS) as HeldKind[];
