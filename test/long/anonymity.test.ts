process.env.ANONYMITY_RUNS ??= '2000';
await import('../src/domain/anonymity/properties.system.test.ts');

export {};
