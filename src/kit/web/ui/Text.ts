import '@mantine/core/styles/Text.layer.css';

export { Text } from '@mantine/core';
