/** Settings as the environment has them, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;
