import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { configureBoard, getBoardById } from '#src/domain/distribution/index.ts';
import { BOARD, ConfigureBoard, ConfiguredBoard } from '#src/domain/distribution/schema.ts';
import { invalid } from '#src/lib/errors.ts';

export const configureBoardAction = defineWrite({
  name: 'configure_board',
  title: 'Set up a job board',
  titleIn: { de: 'Stellenbörse einrichten', fr: 'Configurer un site d’emploi' },
  description:
    'Set what a job board costs, which countries it takes jobs of, its monthly cap of postings, and where the board webhook ' +
    'posts to (the answer then shows its signing_secret once). A board that is not free is posted to only after a ' +
    'confirmation. For admins. Jobs are posted with post_job or by a rule (create_distribution_rule). Slugs: list_boards.',
  phrasings:
    'our login for the board; set up the job board; switch the board on; new api key for the board; monthly cap of the board; connect the job board; turn the board off; connect a job board; new login for seek; limit what we spend on the board; connect Seek; set up Indeed; change the login for the board; monthly limit for Seek; switch off the board; turn on LinkedIn jobs as a board; enter the board credentials; set the posting cap',
  scope: 'jobs:write',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: true },
  input: ConfigureBoard,
  output: ConfiguredBoard,
  prepare: async ({ ports }, { webhook_url }) => {
    const fault = webhook_url == null ? null : ports.faultOfTarget(webhook_url);
    if (fault !== null) throw invalid('webhook_url', `webhook_url: ${fault}`);
    return ports.makeSigningSecret();
  },
  run: configureBoard,
  subject: (board) => board.slug,
  secrets: ['signing_secret'],
  undo: undoUpdate({
    record: BOARD,
    read: (ctx, id) => getBoardById(ctx, id),
    write: async (ctx, id, members) => {
      const { slug: board_slug } = await getBoardById(ctx, id);
      return configureBoard(ctx, ConfigureBoard.parse({ board_slug, ...members }), null);
    },
  }),
});
