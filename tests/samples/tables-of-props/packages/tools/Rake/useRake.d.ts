export default function useRake(): void;
