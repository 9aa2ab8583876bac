<?php

namespace App;

/**
 * Publishes as pusher-php-server does, which Debian does not have: the same path, body and signature, by hand.
 */
class Publisher
{
    public static function trigger(string $channel, string $event, array $data, ?string $socketId = null): int
    {
        return self::post('/events', array_filter([
            'name' => $event,
            'data' => json_encode($data),
            'channel' => $channel,
            'socket_id' => $socketId,
        ]));
    }

    public static function terminateUserConnections(string $userId): int
    {
        return self::post("/users/{$userId}/terminate_connections", (object) []);
    }

    private static function post(string $end, $content): int
    {
        [$host, $id, $key, $secret] = explode(' ', getenv('PUSHER'));
        $body = json_encode($content);
        $path = "/apps/{$id}{$end}";
        $query = http_build_query([
            'auth_key' => $key,
            'auth_timestamp' => time(),
            'auth_version' => '1.0',
            'body_md5' => md5($body),
        ]);
        $signature = hash_hmac('sha256', "POST\n{$path}\n{$query}", $secret);
        $context = stream_context_create(['http' => [
            'method' => 'POST',
            'header' => 'Content-Type: application/json',
            'content' => $body,
            'ignore_errors' => true,
        ]]);
        file_get_contents("http://{$host}{$path}?{$query}&auth_signature={$signature}", false, $context);

        return (int) explode(' ', $http_response_header[0])[1];
    }
}
