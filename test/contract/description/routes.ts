/** The routes that the service description names, in its order. Below /api/v1 but for the last two. */
export const ROUTES = `
GET /placements
POST /placements
GET /placements/{id}
PATCH /placements/{id}
GET /submissions
POST /submissions
GET /submissions/{id}
POST /emails
POST /emails/from-description
GET /emails/from-description/{review_token}
PATCH /emails/from-description/{review_token}
POST /emails/from-description/{review_token}/revise
POST /emails/from-description/{review_token}/confirm
GET /scheduled-emails
POST /scheduled-emails
GET /scheduled-emails/{id}
PATCH /scheduled-emails/{id}
DELETE /scheduled-emails/{id}
POST /scheduled-emails/{id}/send-now
GET /clients
POST /clients
GET /clients/{id}
PATCH /clients/{id}
DELETE /clients/{id}
GET /clients/{id}/dna
POST /clients/{id}/dna
GET /clients/{id}/contacts
POST /clients/{id}/contacts
PATCH /clients/{id}/contacts/{contactId}
DELETE /clients/{id}/contacts/{contactId}
GET /candidates
POST /candidates
GET /candidates/{id}
PATCH /candidates/{id}
DELETE /candidates/{id}
DELETE /candidates/{id}/gdpr-delete
POST /candidates/search
GET /candidates/duplicates
POST /candidates/merge
POST /candidates/from-cv
GET /candidates/from-description/{review_token}
PATCH /candidates/from-description/{review_token}
POST /candidates/from-description/{review_token}/confirm
POST /candidate-imports
GET /candidate-imports/{id}
POST /candidate-imports/{id}/files
POST /candidate-imports/{id}/finalize
GET /talent-pools
POST /talent-pools
GET /talent-pools/{id}
PATCH /talent-pools/{id}
DELETE /talent-pools/{id}
GET /talent-pools/{id}/members
POST /talent-pools/{id}/members
DELETE /talent-pools/{id}/members/{memberId}
GET /talent-pools/{id}/requests
POST /talent-pools/{id}/requests/{requestId}/approve
POST /talent-pools/{id}/requests/{requestId}/decline
POST /public/talent-pools/{employerSlug}/{poolSlug}/join
GET /calendar-events
POST /calendar-events
GET /calendar-events/{id}
PATCH /calendar-events/{id}
DELETE /calendar-events/{id}
GET /marketplace/listings
POST /marketplace/listings
GET /marketplace/listings/{id}
PATCH /marketplace/listings/{id}
GET /marketplace/intros
POST /marketplace/intros
GET /marketplace/intros/{id}
POST /marketplace/intros/{id}/respond
GET /marketplace/deals
GET /marketplace/deals/{id}
PATCH /marketplace/deals/{id}
GET /webhooks
POST /webhooks
GET /webhooks/events
GET /webhooks/{id}
PATCH /webhooks/{id}
DELETE /webhooks/{id}
POST /webhooks/{id}/rotate-secret
POST /webhooks/{id}/test
GET /webhooks/{id}/deliveries
POST /webhooks/{id}/deliveries/{deliveryId}/replay
GET /candidates/{id}/papers
POST /candidates/{id}/papers
POST /candidates/{id}/contractor-page-link
GET /placements/{id}/papers
PUT /placements/{id}/papers/{kind}/waiver
DELETE /placements/{id}/papers/{kind}/waiver
GET /quotas/plan
GET /quotas/periods
GET /quotas/periods/{id}
POST /search
GET /jobs
POST /jobs
GET /jobs/{id}
PATCH /jobs/{id}
PATCH /jobs/{id}/ad
POST /jobs/from-description/{review_token}/confirm
GET /applications
POST /applications
POST /applications/{id}/stage
POST /applications/bulk-update
GET /stages
GET /interviews
POST /interviews
GET /activities
GET /specs
POST /specs
GET /specs/{id}
GET /bd/targets
GET /bd/targets/{id}
GET /bd/leads
GET /bd/leads/{id}
GET /bd/patch
POST /accounts/{id}/users
PATCH /accounts/{id}/users/{userId}
POST /health
`
  .trim()
  .split('\n');

/** Routes with an address of their own: the MCP endpoint and the two of OAuth. */
export const OTHER_ROUTES = ['POST /api/mcp', 'GET /api/oauth/authorize', 'POST /api/oauth/token'];

/** The query parameters that the description names for a list. */
export const QUERIES: Record<string, string> = {
  '/placements': 'limit after client_id candidate_id job_id status created_after created_before',
  '/submissions': 'limit after job_id client_id status',
  '/scheduled-emails': 'status candidate_id scheduled_before scheduled_after limit cursor',
  '/clients': 'limit after search domain',
  '/candidates':
    'limit after email tag location_city do_not_approach contact_only rating min_rating created_after created_before',
  '/talent-pools': 'limit after',
  '/talent-pools/{id}/members': 'limit after q',
  '/talent-pools/{id}/requests': 'limit after status',
  '/calendar-events': 'start end event_type application_id candidate_id job_id limit after',
  '/marketplace/listings': 'kind mine status limit after',
  '/marketplace/intros': 'direction kind status limit after',
  '/marketplace/deals': 'status role limit after',
  '/webhooks/{id}/deliveries': 'status',
  '/candidates/{id}/papers': 'limit after',
  '/bd/targets': 'status market min_score',
};
