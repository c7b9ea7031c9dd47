import '@mantine/core/styles/Alert.layer.css';

export { Alert } from '@mantine/core';
