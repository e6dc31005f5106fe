/** Does one piece of work after the other, in the order of the calls. One that fails keeps none from those after it. */
export function inOrder() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => T | Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}
