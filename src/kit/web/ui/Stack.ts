import '@mantine/core/styles/Stack.layer.css';

export { Stack } from '@mantine/core';
