import { readConfig } from '#src/config.ts';
import { createService } from '#src/server/service.ts';

/** A service that sends what is due until it is killed, or until nothing is left to do. */
const service = await createService({ config: readConfig(process.env) });
await service.jobs.runDue();
await service.close();
