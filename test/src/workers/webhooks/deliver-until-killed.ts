// Works the outbox of the store it is told of until it is killed.
import { readConfig } from '#src/config.ts';
import { createService } from '#src/server/service.ts';

const service = await createService({ config: readConfig(process.env) });
service.start();
setInterval(() => {}, 60_000);
