export {
  configureBoard,
  getBoard,
  getBoardById,
  listBoards,
} from './boards.ts';
export { FILE_DROP, XML_FEED } from './catalogue.ts';
export { followAdStatus, followJobStatus } from './ending.ts';
export { followJobs, previewRule } from './following.ts';
export { type Outcome, settlePosting, type Task, takeTask } from './outcomes.ts';
export {
  confirmPosting,
  expirePosting,
  getPosting,
  listPostings,
  postJob,
  repostPosting,
  retryPosting,
} from './postings.ts';
export { bringBackRule, createRule, deleteRule, getRule, listRules, updateRule } from './rules.ts';
export { agenciesWithNews, duePostings, nextPostingDue } from './store.ts';
