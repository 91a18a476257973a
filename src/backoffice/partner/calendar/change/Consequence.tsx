import { Stack } from '../../../../ui/layout/Stack';

/** What a change does, line by line. */
export function Consequence({ lines }: { lines: readonly string[] }) {
  return (
    <Stack as="ul" gap={1}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}
