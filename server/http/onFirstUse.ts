/** A function that is made when it is first called: a start need not wait for what is seldom asked for. */
export function onFirstUse<Input, Output>(
  make: () => (input: Input) => Output,
): (input: Input) => Output {
  let made: ((input: Input) => Output) | undefined;
  return (input) => (made ??= make())(input);
}
